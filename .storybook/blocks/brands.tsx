import type { CSSProperties } from 'react'
import { Badge } from '@cabinet/ui/badge'
import { Button } from '@cabinet/ui/button'
import { Link } from '@cabinet/ui/link'
import { ProgressBar } from '@cabinet/ui/progress-bar'

const brands = [
  { name: 'Sea, ours', hue: 246, strength: 1 },
  { name: 'Forest', hue: 155, strength: 1 },
  { name: 'Brick', hue: 30, strength: 1.2 },
  { name: 'Plum', hue: 320, strength: 1.1 },
  { name: 'Graphite', hue: 246, strength: 0.1 },
] as const
const themes = ['light', 'dark', 'contrast'] as const

/** The accent in the hues of a few brands, in each theme. */
export function Brands() {
  return (
    <div className="doc sb-unstyled doc-brands">
      {brands.map(({ name, hue, strength }) => (
        <div className="doc-brand" key={name}>
          <span>
            <strong>{name}</strong>
            <span className="doc-muted">{`${hue}°, × ${strength}`}</span>
          </span>
          {themes.map((theme) => (
            <div
              className="doc-brand-theme"
              data-cabinet-theme={theme}
              key={theme}
              style={{ '--cabinet-brand-hue': hue, '--cabinet-brand-strength': strength } as CSSProperties}
            >
              <Button>Подключить</Button>
              <Link href="#accent-and-focus">Подробнее</Link>
              <Badge tone="accent">Новое</Badge>
              <ProgressBar label="Загрузка" value={60} />
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
