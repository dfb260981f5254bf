import { CircleAlert } from 'lucide-react'
import type { IconType } from '../icon/icon.tsx'
import { toneIcons, type Tone } from './tone-icons.ts'

/** The icon of a message: a sentence to take note of is seldom about waiting, as the clock of a status is. */
export const messageIcons: Record<Tone, IconType | null> = { ...toneIcons, notice: CircleAlert }
