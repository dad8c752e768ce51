import { Combobox, type ComboboxProps } from '@/ui/form/combobox.client'

const places = [
  ['44021', 'Gent', '9000'],
  ['44019', 'Gavere', '9890'],
  ['24062', 'Leuven', '3000'],
  ['11002', 'Antwerpen', '2000'],
  ['31005', 'Brugge', '8000'],
  ['71016', 'Genk', '3600'],
  ['25031', 'Genappe', '1470'],
  ['62063', 'Liège', '4000'],
  ['92094', 'Namur', '5000'],
  ['L-1111', 'Luxembourg', 'L-1111'],
] as const

async function findPlaces(text: string) {
  await new Promise((resolve) => setTimeout(resolve, 250))
  return places
    .filter(([, label]) => label.toLowerCase().startsWith(text.toLowerCase()))
    .map(([value, label, hint]) => ({ value, label, hint }))
}

const fail = () => Promise.reject(new Error('No connection'))

export function ComboboxSample({
  isFailing,
  ...props
}: Omit<ComboboxProps, 'onSearch' | 'onChange'> & { isFailing?: boolean }) {
  return <Combobox {...props} onSearch={isFailing ? fail : findPlaces} />
}
