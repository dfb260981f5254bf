import { useState } from 'react'
import { Badge } from '@cabinet/ui/badge'
import { Button } from '@cabinet/ui/button'
import { Card } from '@cabinet/ui/card'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Money } from '@cabinet/ui/money'
import { TextField } from '@cabinet/ui/text-field'
import { breakpoints, layers, typeScale, zIndex } from '@cabinet/ui/theme'
import { spaceSteps } from '../../packages/ui/src/theme/scale.ts'

const pixels = (rem: string): number => Number.parseFloat(rem) * 16

/** The type scale, written in itself. */
export function TypeScale() {
  return (
    <div className="doc sb-unstyled doc-rows">
      {Object.entries(typeScale).map(([name, step]) => (
        <div key={name}>
          <span className="doc-small">
            <strong>{name}</strong>
            <span className="doc-muted">{`${pixels(step.fontSize)} / ${pixels(step.lineHeight)} px`}</span>
          </span>
          <span
            style={{ ...step, fontWeight: name === 'caption' || name === 'body' || name === 'reading' ? 400 : 600 }}
          >
            Счёт № 417 на 1 234 567,50 ₽
          </span>
        </div>
      ))}
    </div>
  )
}

/** Three weights, and figures of one width. */
export function Weights() {
  const sums = [123_456_750, 111_111_111, 98_000]
  return (
    <div className="doc sb-unstyled doc-two">
      <Card>
        {([400, 500, 600] as const).map((weight) => (
          <p key={weight} style={{ fontSize: 18, lineHeight: '32px', fontWeight: weight }}>
            {`${weight} — ${{ 400: 'текст', 500: 'подписи, кнопки', 600: 'заголовки, суммы' }[weight]}`}
          </p>
        ))}
      </Card>
      <Card>
        {sums.map((kopecks) => (
          <p key={kopecks} style={{ fontSize: 18, lineHeight: '32px', textAlign: 'end' }}>
            <Money kopecks={kopecks} />
          </p>
        ))}
      </Card>
    </div>
  )
}

/** Distances of the 4 px grid. */
export function Spaces() {
  return (
    <div className="doc sb-unstyled doc-rows">
      {spaceSteps.slice(1).map((step) => (
        <div key={step}>
          <span className="doc-small">
            <strong>{step}</strong>
            <code>{`--cabinet-space-${step}`}</code>
          </span>
          <span className="doc-bar" style={{ width: `calc(var(--cabinet-space-${step}) * 4)` }} />
        </div>
      ))}
    </div>
  )
}

const radii = {
  small: 'checkboxes, code',
  control: 'buttons, inputs',
  inset: 'a block inside of a card',
  card: 'cards',
  dialog: 'dialogs',
  full: 'badges, switches',
}

/** Corners, and the two shadows. */
export function Shapes() {
  return (
    <div className="doc sb-unstyled doc-tiles">
      {Object.entries(radii).map(([name, use]) => (
        <div key={name}>
          <span className="doc-shape" style={{ borderRadius: `var(--cabinet-radius-${name})` }} />
          <strong>{name}</strong>
          <span className="doc-muted">{use}</span>
        </div>
      ))}
      {(['raised', 'floating'] as const).map((name) => (
        <div key={name}>
          <span className="doc-shape doc-plain" style={{ boxShadow: `var(--cabinet-shadow-${name})` }} />
          <strong>{`shadow ${name}`}</strong>
          <span className="doc-muted">{name === 'raised' ? 'cards' : 'menus, dialogs, toasts'}</span>
        </div>
      ))}
    </div>
  )
}

/** The two lengths of motion, to be seen at work. */
export function Motion() {
  const [isAway, setAway] = useState(false)
  return (
    <div className="doc sb-unstyled">
      <Button tone="neutral" variant="outline" onPress={() => setAway(!isAway)}>
        Move
      </Button>
      {(['quick', 'normal'] as const).map((name) => (
        <div className="doc-track" key={name}>
          <span
            style={{
              insetInlineStart: isAway ? 'calc(100% - 40px)' : 0,
              transition: `inset-inline-start var(--cabinet-motion-${name}) var(--cabinet-motion-ease)`,
            }}
          />
          <code>{`--cabinet-motion-${name}`}</code>
        </div>
      ))}
    </div>
  )
}

const Pairs = ({ of: values }: { of: Readonly<Record<string, string | number>> }) => (
  <table className="doc-table">
    <tbody>
      {Object.entries(values).map(([name, value]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>
            <code className="doc-code">{value}</code>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** Order of style sheets, weakest first. */
export const Layers = () => (
  <div className="doc sb-unstyled">
    <Pairs of={layers} />
  </div>
)

/** Order of what floats, and the widths at which layouts may change. */
export const Orders = () => (
  <div className="doc sb-unstyled doc-two">
    <Pairs of={zIndex} />
    <Pairs of={Object.fromEntries(Object.entries(breakpoints).map(([name, width]) => [name, `${width} px`]))} />
  </div>
)

/** One form in both densities, side by side. */
export function Densities() {
  return (
    <div className="doc sb-unstyled doc-two">
      {(['comfortable', 'compact'] as const).map((density) => (
        <div data-cabinet-density={density} key={density}>
          <Card>
            <div className="doc-stack">
              <span className="doc-muted">{density}</span>
              <TextField defaultValue="ООО «Северный ветер»" label="Организация" />
              <DescriptionList
                items={[
                  { label: 'Лимит', value: <Money kopecks={500_000_000} /> },
                  { label: 'Статус', value: <Badge tone="positive">Подключён</Badge> },
                ]}
              />
              <div>
                <Button>Сохранить</Button>
              </div>
            </div>
          </Card>
        </div>
      ))}
    </div>
  )
}
