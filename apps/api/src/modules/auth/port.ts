// What other modules may ask of signing in.
export { endOwnSession, endSessionsOf, findLiveSessions, findSignIns } from './session-store.ts'
