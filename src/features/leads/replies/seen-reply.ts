/** Of a refused answer: the reply that came first. Whoever sends all the same, has seen that one. */
export const newestReplyHeader = 'X-Newest-Reply'
