import de from './de.json'
import en from './en.json'
import fr from './fr.json'
import nl from './nl.json'

/** The texts of the interface as they were written. A language that falls back on another need not have them all. */
export const messageFiles = { nl, fr, en, de }
