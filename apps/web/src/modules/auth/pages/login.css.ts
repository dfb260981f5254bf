import { vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16] })
export const aside = style({ textAlign: 'center', color: vars.color.inkMuted })
export const reason = style({ margin: 0, color: vars.color.inkMuted })

/** Room for the way in by a key: whether the browser has one is known when the script is there, and nothing moves then. */
export const passkey = style({ minBlockSize: '44px' })

/** The way to a forgotten password stands over the field but comes after it: Tab leads from the name to the password. */
export const password = style({ position: 'relative' })
export const forgot = style({ position: 'absolute', inset: '0 0 auto auto' })
