export { ChoiceCard, ChoiceCardGroup } from './choice-card.tsx'
export type { ChoiceCardGroupProps, ChoiceCardProps } from './choice-card.tsx'
