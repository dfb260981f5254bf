import { conformance } from '../../test/support/conformance.tsx'
import { StatCard, StatGroup } from './stat-card.tsx'

conformance('StatCard', {
  element: HTMLButtonElement,
  render: (props) => <StatCard {...props} label="В пути" value="184" onPress={() => {}} />,
})

conformance('StatGroup', {
  element: HTMLDivElement,
  render: (props) => (
    <StatGroup {...props} label="Заказы по состоянию">
      <StatCard label="В пути" value="184" onPress={() => {}} />
    </StatGroup>
  ),
})
