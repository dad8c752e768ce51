export const consentDialogId = 'consent'

/** The row of façades above the footer, which the dialog shows again. */
export const streetId = 'facades'

/** On the dialog from when it is known that it will open: what else comes up by itself waits until it has closed. */
export const dueAttribute = 'data-due'
