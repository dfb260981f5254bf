/** Asks the person to prove who they are; answers whether they have. */
type Ask = () => Promise<boolean>

let ask: Ask | null = null
let asking: Promise<boolean> | null = null

/**
 * Names what asks while it is on the page.
 *
 * @returns ends it
 */
export const provideProof = (next: Ask): (() => void) => {
  ask = next
  return () => {
    if (ask === next) ask = null
  }
}

/** Asks the person once, however many calls wait for it; false when they do not want to, or nobody can ask. */
export const askProof = async (): Promise<boolean> => {
  if (!ask) return false
  asking ??= ask()
  try {
    return await asking
  } finally {
    asking = null
  }
}

/** Whether the person is being asked. */
export const isAskingProof = (): boolean => asking !== null
