/** Licences under which packages may be passed on within an image. */
const agreed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Bitstream-Vera',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
])

/** A package may offer several, or ask for several at once. */
function isAgreed(licence) {
  return licence
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => agreed.has(one.trim())))
}

/** Packages that tell theirs in a file of words only, as somebody read it there. */
const read = {
  'busboy@1.6.0': 'MIT',
  'dejavu-fonts-ttf@2.37.3': 'Bitstream-Vera',
  'png-js@2.0.0': 'MIT',
  'streamsearch@1.1.0': 'MIT',
}

function licenceOf({ licenses = [], ...component }) {
  const known = read[named(component)]
  if (known) return known
  return licenses.map(({ license, expression }) => expression ?? license?.id ?? license?.name).join(' AND ')
}

const named = ({ name, version }) => `${name}@${version}`

/** Each licence with the packages that are under it. */
export function licenceList({ components }) {
  const groups = Map.groupBy(components, (component) => licenceOf(component) || 'unknown')
  return [...groups]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(
      ([licence, packages]) =>
        `${licence}\n${packages
          .map((one) => `  ${named(one)}`)
          .toSorted()
          .join('\n')}\n`,
    )
    .join('\n')
}

export function refusedLicences({ components }) {
  return components
    .filter((component) => !isAgreed(licenceOf(component)))
    .map((component) => `${named(component)}: ${licenceOf(component) || 'unknown'}`)
}
