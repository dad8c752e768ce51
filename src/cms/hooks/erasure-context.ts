/** For what is deleted because the person it is about wants it gone: that it is still used somewhere does not hold it. */
export const erasureContext = { isErasure: true }
