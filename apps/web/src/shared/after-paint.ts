/**
 * Does something large once the answer to a press is on the screen: the button first, then what it does to the whole page.
 * A page that nobody sees is never painted and does not wait.
 */
export const afterPaint = (act: () => void): void => {
  if (document.hidden) act()
  else requestAnimationFrame(() => setTimeout(act))
}
