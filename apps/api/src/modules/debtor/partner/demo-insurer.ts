import { followFeed, type Mood, type Outsider, type Plan } from '../../../platform/partners/outsider.ts'

/** Hours by the business clock after which an insurer answers. */
const PACE: Readonly<Record<Exclude<Mood, 'SILENT'>, number>> = { PROMPT: 4, REFUSING: 4, ASKING: 30, SLOW: 120 }

const plan: Plan = ({ type, data: { id } }, mood) => {
  if (mood === 'SILENT') return []
  const afterHours = PACE[mood]
  const insurance = `/v1/partner/insurer/insurance/${id}`
  if (type === 'insurance.disconnection.requested') {
    return [{ afterHours, name: 'disconnect', path: `${insurance}/disconnect` }]
  }
  if (type !== 'insurance.connection.requested') return []
  return mood === 'REFUSING'
    ? [
        {
          afterHours,
          name: 'refuse',
          path: `${insurance}/refuse`,
          body: { reason: 'Недостаточно данных о покупателях' },
        },
      ]
    : [{ afterHours, name: 'accept', path: `${insurance}/accept` }]
}

/** The insurer of the demo: reads its feed and answers applications. */
export const demoInsurer: Outsider = { kind: 'INSURER', create: (world) => followFeed(world, plan) }
