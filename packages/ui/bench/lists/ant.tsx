// @ts-expect-error antd is installed for the measurement alone.
import { Select } from 'antd'
import type { ReactElement } from 'react'
import type { Choice } from '../../src/combo-box/index.ts'

interface AntSelectProps {
  showSearch: boolean
  optionFilterProp: string
  options: readonly Choice[]
  style: { width: number }
}
const AntSelect = Select as (props: AntSelectProps) => ReactElement

export const peer = (choices: readonly Choice[]): ReactElement => (
  <AntSelect showSearch optionFilterProp="label" options={choices} style={{ width: 400 }} />
)
