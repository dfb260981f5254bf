import { Check, Clock, Info, TriangleAlert } from 'lucide-react'
import type { IconType } from '../icon/icon.tsx'

/** Meaning of a status. Its words say the same: colour alone says nothing. */
export type Tone = 'neutral' | 'accent' | 'positive' | 'notice' | 'negative' | 'info'

/** The icon that a status has unless told otherwise. */
export const toneIcons: Record<Tone, IconType | null> = {
  neutral: null,
  accent: null,
  positive: Check,
  notice: Clock,
  negative: TriangleAlert,
  info: Info,
}
