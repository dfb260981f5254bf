import { createContext, useContext, type ComponentType } from 'react'

/** A card of the offer page, ready to render. */
export interface Face {
  readonly key: string
  readonly place: 'products' | 'block'
  readonly Card: ComponentType
}

/** Cards of the person's modules in their order. The host collects them; the page only lays them out. */
export const FacesContext = createContext<readonly Face[]>([])

export const useFaces = (): readonly Face[] => useContext(FacesContext)
