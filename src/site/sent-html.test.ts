import { expect, test } from 'vitest'

import { sentHtml } from './sent-html'

const icon = '<svg xmlns="http://www.w3.org/2000/svg" width="24"></svg>'
const bare = '<svg width="24"></svg>'

test('icons lose their namespace, those of an island keep it', () => {
  const island = `<gevel-island name="a">${icon}</gevel-island>`
  expect(sentHtml(`${icon}<p>${icon}</p>${island}${icon}${island}`)).toBe(
    `${bare}<p>${bare}</p>${island}${bare}${island}`,
  )
})
