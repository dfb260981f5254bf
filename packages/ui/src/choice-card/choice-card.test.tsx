import { conformance } from '../../test/support/conformance.tsx'
import { ChoiceCard, ChoiceCardGroup } from './choice-card.tsx'

conformance('ChoiceCardGroup', {
  element: HTMLDivElement,
  render: (props) => (
    <ChoiceCardGroup {...props} label="Способ">
      <ChoiceCard title="Сам" value="self" />
    </ChoiceCardGroup>
  ),
})

conformance('ChoiceCard', {
  element: HTMLElement,
  render: (props) => (
    <ChoiceCardGroup label="Способ">
      <ChoiceCard {...props} title="Сам" value="self" />
    </ChoiceCardGroup>
  ),
})
