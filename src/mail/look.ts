/** The tokens of src/ui/theme.css: a mail has no style sheet to read them from. */
export const colours = {
  paper: '#fbf8f3',
  sheet: '#ffffff',
  ink: '#1e1a16',
  inkSoft: '#5c5349',
  line: '#e3dbcf',
  brick: '#9c3f26',
  bluestone: '#2f3b42',
} as const

// Mail programs load no fonts of ours; these are on every machine.
export const serif = "Newsreader, Georgia, 'Times New Roman', serif"
export const sans = "'Hanken Grotesk', 'Helvetica Neue', Helvetica, Arial, sans-serif"

export const widthPixels = 600

export const text = {
  margin: '0 0 16px',
  fontFamily: sans,
  fontSize: 16,
  lineHeight: '25px',
  color: colours.ink,
}
export const small = { ...text, margin: '0', fontSize: 14, lineHeight: '21px', color: colours.inkSoft }
export const hairline = `1px solid ${colours.line}`
