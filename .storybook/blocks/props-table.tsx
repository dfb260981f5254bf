import type { ComponentProps } from '../../packages/ui/scripts/props.d.mts'
import { Words } from './words.tsx'

const last = new Set(['className', 'style', 'ref'])
const rank = (name: string, isRequired: boolean): number => (isRequired ? 0 : last.has(name) ? 2 : 1)

/** Props of a component as the compiler knows them: required first, those that every component takes last. */
export function PropsTable({ of: { name, props, parts, passedOn } }: { of: ComponentProps }) {
  const sorted = props.toSorted((one, two) => rank(one.name, one.isRequired) - rank(two.name, two.isRequired))
  return (
    <>
      {sorted.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable by keyboard
        <div aria-label={`Props of ${name}`} className="doc-scroll" role="group" tabIndex={0}>
          <table className="doc-table">
            <thead>
              <tr>
                <th scope="col">Prop</th>
                <th scope="col">Type</th>
                <th scope="col">Meaning</th>
              </tr>
            </thead>
            <tbody>
              {sorted.map((prop) => (
                <tr key={prop.name}>
                  <th scope="row">
                    <code className="doc-prop">{prop.name}</code>
                    {prop.isRequired && <span className="doc-required">required</span>}
                  </th>
                  <td>
                    <code className="doc-type">{prop.type}</code>
                  </td>
                  <td>
                    <Words>{prop.description}</Words>
                    {prop.fallback !== undefined && <Words>{` By default \`${prop.fallback}\`.`}</Words>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {parts.length > 0 && (
        <p>
          {'Parts, for '}
          <code className="doc-code">classNames</code>
          {' and '}
          <code className="doc-code">slotProps</code>
          {': '}
          {parts.map((part) => (
            <span key={part}>
              <code className="doc-code">{part}</code>{' '}
            </span>
          ))}
        </p>
      )}
      {passedOn.length > 0 && (
        <details className="doc-more">
          <summary>{`${passedOn.length} more, handed on to the element`}</summary>
          <p>
            {passedOn.toSorted().map((prop) => (
              <span key={prop}>
                <code className="doc-code">{prop}</code>{' '}
              </span>
            ))}
          </p>
        </details>
      )}
    </>
  )
}
