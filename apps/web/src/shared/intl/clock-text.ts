const SECONDS_IN_MINUTE = 60

/** Seconds that are left, as a clock shows them: `0:42`, `14:05`. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / SECONDS_IN_MINUTE)}:${String(seconds % SECONDS_IN_MINUTE).padStart(2, '0')}`
