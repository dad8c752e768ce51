/** The picker's drawing, as `npm run generate` writes it to region-paths.json. Whole units of the viewBox. */
export interface RegionPaths {
  width: number
  height: number
  /** Whose borders these are, where an agency gave its own; `null`: they are schematic. */
  source: string | null
  /** The country in one piece. */
  luxembourg: Drawn
  provinces: ProvincePath[]
}

interface Drawn {
  outline: string
  /** Where its name has room. */
  label: [x: number, y: number]
}

export interface ProvincePath extends Drawn {
  key: string
  municipalities: MunicipalityPath[]
}

export type MunicipalityPath = [key: string, path: string, x: number, y: number]
