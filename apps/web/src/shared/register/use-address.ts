import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { afterPaint } from '../after-paint.ts'
import { shownRouter } from '../navigation.ts'

/** How the address is changed: a step for "back" or none, and what the history keeps beside it. */
interface Change {
  readonly isReplacing?: boolean
  /** From what the history keeps; without it, nothing is kept. */
  readonly stateOf?: (before: unknown) => unknown
}

/** The address as it stands, or as it will once a step within this page has been made; and whether another page comes. */
const comingLocation = () => {
  const state = shownRouter()?.state
  const coming = state?.navigation.location
  const isLeaving = coming !== undefined && coming.pathname !== state?.location.pathname
  return { from: coming && !isLeaving ? coming : state?.location, isLeaving }
}

/** The page that is shown, and the one that it will be. */
const whereabouts = () => {
  const state = shownRouter()?.state
  const here = state?.location.pathname
  return { here, there: state?.navigation.location?.pathname ?? here }
}

/**
 * Changes the address once the pressed control is on the screen. Who has gone on to another page by then is neither held
 * back nor followed there.
 */
export const afterPaintHere = (act: () => void): void => {
  const before = whereabouts()
  afterPaint(() => {
    const { here, there } = whereabouts()
    if (here === before.here && there === before.there) act()
  })
}

/**
 * Texts of the address and a way to change them, in the manner of `useSearchParams`. A change begins with the address
 * that the router has, not with the one that the page was drawn with: drawing takes its time, and a search that follows
 * a pause in typing would take away the row that was opened meanwhile.
 */
export const useAddress = () => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const change = useCallback(
    (next: (before: URLSearchParams) => URLSearchParams, { isReplacing = false, stateOf }: Change = {}) => {
      const { from, isLeaving } = comingLocation()
      // What a person typed before going elsewhere does not hold them back.
      if (isReplacing && isLeaving) return
      const before = new URLSearchParams(from?.search)
      const texts = next(new URLSearchParams(before)).toString()
      void navigate(`?${texts}`, {
        // A press that comes twice, before the page shows what the first has done, is one step for "back".
        replace: isReplacing || texts === before.toString(),
        state: stateOf?.(from?.state),
      })
    },
    [navigate],
  )
  return [params, change] as const
}
