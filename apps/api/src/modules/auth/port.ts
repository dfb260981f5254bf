// What other modules may ask of signing in.
export { endOwnSession, endSessionsOf, findLiveSessions, findSignIns, holdSession } from './session-store.ts'
