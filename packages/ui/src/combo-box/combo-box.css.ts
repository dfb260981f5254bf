import { noOutline } from '../theme/focus.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/style.ts'

export const input = componentStyle({ textOverflow: 'ellipsis' }, 'input')
export const waiting = componentStyle({ display: 'grid', placeItems: 'center', flex: 'none', width: '32px' }, 'waiting')
/** Choices of the last answer while the next one is on its way: they are not what was asked for. */
export const stale = componentStyle({ opacity: 0.6 }, 'stale')
export const retry = componentStyle(
  {
    ...noOutline,
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    fontWeight: '500',
    color: vars.color.accent,
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
    cursor: 'pointer',
    selectors: { '&[data-hovered]': { color: vars.color.accentHover } },
  },
  'retry',
)
