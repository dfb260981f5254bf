import { createContext, useContext, useLayoutEffect, type ComponentType } from 'react'
import type { Hue } from './manifest.ts'
import type { LazyPartProps } from './ui/lazy-part.tsx'

/** A card of the offer page, ready to render. */
export interface OfferCard {
  readonly key: string
  readonly section: 'products' | 'block'
  readonly hue: Hue | undefined
  /** The person works with the product already, or their organization has it. */
  readonly isOwn: boolean
  /** The page shows nothing below its heading until this card has told its state. */
  readonly holdsPage: boolean
  readonly Card: ComponentType<Pick<LazyPartProps, 'onMissing'>>
}

/** Cards of the person's modules in their order. The host collects them; the page only lays them out. */
export const OfferCardsContext = createContext<readonly OfferCard[]>([])

export const useOfferCards = (): readonly OfferCard[] => useContext(OfferCardsContext)

/**
 * What a card knows after its first read: nothing yet, that it can be shown, that it can be shown and has something of
 * the organization's own (it then stands among its products, whatever the roles say), or that the server waits for the
 * owner to confirm the person (the whole page then says so).
 */
export type OfferCardState = 'loading' | 'ready' | 'own' | 'waiting'

/** Where the offer page hears from one of its cards. */
export const OfferCardStateContext = createContext<(state: OfferCardState) => void>(() => undefined)

/** Tells the offer page the state of the card that calls it. */
export const useOfferCardState = (state: OfferCardState): void => {
  const setState = useContext(OfferCardStateContext)
  useLayoutEffect(() => setState(state), [setState, state])
}
