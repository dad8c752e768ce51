/** Whose homes the platform has: the demo agency's, unless it plays the platform of another. */
export const agencyName = process.env.SIMULATOR_AGENCY ?? 'Gevel'
export const mailDomain = process.env.SIMULATOR_MAIL_DOMAIN ?? 'gevel.example'
