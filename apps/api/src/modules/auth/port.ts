// What other modules may ask of signing in.
export { deleteSecondFactor } from './second-factor/store.ts'
export { deleteSignInsOf } from './sign-ins/store.ts'
export { endOwnSession, endSessionsOf, findLiveSessions, findSignIns, holdSession } from './session-store.ts'
