import { createContext, useContext, type ReactNode } from 'react'
import type { Hue } from '../manifest.ts'
import * as styles from './hue.css.ts'

/** The hue of the product whose card stands inside. The host knows it from the manifest of the module. */
export const HueContext = createContext<Hue | undefined>(undefined)

/** The drawing of a product on its quiet ground, for the corner of its card. */
export const ProductSign = ({ children }: { children: ReactNode }) => {
  const hue = useContext(HueContext)
  return <div className={`${styles.tile} ${hue === undefined ? '' : styles.hues[hue]}`}>{children}</div>
}
