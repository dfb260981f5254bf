/**
 * The body code of a person who waits for the confirmation of the cabinet owner (`code` of `ErrorBody`). Apart from the other
 * codes: the first page branches on this one alone, and a browser that fetches it need not fetch all.
 */
export const WAITING_FOR_CONFIRMATION = 406
