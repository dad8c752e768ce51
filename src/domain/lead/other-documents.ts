/** The choice in the form for what is not online: an agent decides what of it may leave. No document has this id. */
export const otherDocuments = 0
