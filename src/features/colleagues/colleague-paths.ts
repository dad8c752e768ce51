/** In the admin. */
export const devicePath = '/known-device'
export const newPasswordPath = '/new-password'

export const secondStepScreen = '/second-step'

/** In its API: what the forms around signing in post to. */
export const enterPath = '/sign-in/enter'
export const mailLinkPath = '/sign-in/mail'
export const confirmDevicePath = '/sign-in/device'
export const choosePasswordPath = '/sign-in/password'
export const secondStepPath = '/sign-in/second-step'
