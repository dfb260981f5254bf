import { componentStyle } from '../theme/style.ts'

export const root = componentStyle({ display: 'flex', flexWrap: 'wrap', minWidth: 0 }, 'root')
export const single = componentStyle({ flexWrap: 'nowrap' }, 'single')
export const align = {
  start: componentStyle({ alignItems: 'flex-start' }, 'start'),
  center: componentStyle({ alignItems: 'center' }, 'center'),
  end: componentStyle({ alignItems: 'flex-end' }, 'end'),
  baseline: componentStyle({ alignItems: 'baseline' }, 'baseline'),
  stretch: componentStyle({ alignItems: 'stretch' }, 'stretch'),
}
export const justify = {
  start: componentStyle({ justifyContent: 'flex-start' }, 'justifyStart'),
  center: componentStyle({ justifyContent: 'center' }, 'justifyCenter'),
  end: componentStyle({ justifyContent: 'flex-end' }, 'justifyEnd'),
  between: componentStyle({ justifyContent: 'space-between' }, 'justifyBetween'),
}
