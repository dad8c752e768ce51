/** In the admin. */
export const devicePath = '/known-device'
export const newPasswordPath = '/new-password'

export const secondStepScreen = '/second-step'
export const inviteScreen = '/invite-colleague'
export const accessPath = (userId: number | string) => `/access/${userId}` as const

/** In its API: what the forms around signing in post to. */
export const enterPath = '/sign-in/enter'
export const mailLinkPath = '/sign-in/mail'
export const confirmDevicePath = '/sign-in/device'
export const choosePasswordPath = '/sign-in/password'
export const secondStepPath = '/sign-in/second-step'
export const inviteColleaguePath = '/colleagues/invite'
export const inviteAgainPath = '/colleagues/invite-again'
export const endSessionPath = '/colleagues/end-session'
export const endSessionsPath = '/colleagues/end-sessions'
export const setUpFactorPath = '/colleagues/set-up-factor'
export const resetFactorPath = '/colleagues/reset-factor'
