/** What waits for the press that is under way. */
const waiting: (() => void)[] = []
let isWatching = false
let isPressed = false

/** The click of the press comes first, and what it draws: a focus that it moves has arrived by then. */
const later = (work: () => void): void => {
  setTimeout(() => requestAnimationFrame(work))
}

const onPress = (): void => {
  isPressed = true
}

const onRelease = (): void => {
  isPressed = false
  for (const work of waiting.splice(0)) later(work)
}

/** Begins to watch presses; to be called before the first of them. */
export const watchPresses = (): void => {
  if (isWatching) return
  isWatching = true
  window.addEventListener('pointerdown', onPress, true)
  window.addEventListener('pointerup', onRelease, true)
  window.addEventListener('pointercancel', onRelease, true)
}

/**
 * Does something as soon as no press is under way: what moves the page must not move the thing that is being pressed.
 * By keyboard, at the next frame.
 */
export const afterPress = (work: () => void): void => {
  if (isPressed) waiting.push(work)
  else later(work)
}
