import { Text } from '@cabinet/ui/text'
import type { ReactNode } from 'react'
import * as styles from './words.css.ts'

/** A cell of two lines: what the column is about, and what belongs to it. */
export const TwoLines = ({ children, under }: { children: ReactNode; under: ReactNode }) => (
  <span className={styles.twoLines}>
    <span>{children}</span>
    {under !== null && (
      <Text as="span" size="caption" tone="muted">
        {under}
      </Text>
    )}
  </span>
)
