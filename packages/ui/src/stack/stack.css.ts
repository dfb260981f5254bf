import { componentStyle } from '../theme/style.ts'

export const root = componentStyle({ display: 'flex', flexDirection: 'column', minWidth: 0 }, 'root')
export const align = {
  stretch: componentStyle({ alignItems: 'stretch' }, 'stretch'),
  start: componentStyle({ alignItems: 'flex-start' }, 'start'),
  center: componentStyle({ alignItems: 'center' }, 'center'),
  end: componentStyle({ alignItems: 'flex-end' }, 'end'),
}
