import { runtimeConfig } from '../config/runtime-config.ts'
import * as styles from './brand.css.ts'

/** The mark and the name of the installation; `isMark` leaves the name to screen readers only. */
export const Brand = ({ isMark = false }: { isMark?: boolean }) => {
  const { brandName } = runtimeConfig()
  return (
    <span className={styles.root}>
      <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
        <path d="M15 6v12M15 7l7 11h-7" />
        <path d="M5 21.500c2 0 2 1.500 4 1.500s2-1.500 4-1.500 2 1.500 4 1.500 2-1.500 4-1.500 2 1.500 4 1.500 2-1.500 3-1.500" />
        <path d="M8 26c2 0 2 1 4 1s2-1 4-1 2 1 4 1 2-1 4-1" />
      </svg>
      <span className={isMark ? styles.hiddenName : styles.name}>{brandName}</span>
    </span>
  )
}
