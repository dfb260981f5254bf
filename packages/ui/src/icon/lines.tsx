import type { IconType } from './icon.tsx'

/**
 * The few icons of lucide (ISC) that nearly every form shows, as plain paths. lucide-react puts its icons together while
 * the page runs; a form that has no other icon does not bring that along.
 */
const line =
  (...paths: readonly string[]): IconType =>
  ({ size = 24, strokeWidth = 2, ...rest }) => (
    <svg
      fill="none"
      height={size}
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={strokeWidth}
      viewBox="0 0 24 24"
      width={size}
      xmlns="http://www.w3.org/2000/svg"
      {...rest}
    >
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  )

export const Check = line('M20 6 9 17l-5-5')
export const ChevronDown = line('m6 9 6 6 6-6')
export const TriangleAlert = line(
  'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3',
  'M12 9v4',
  'M12 17h.01',
)
export const X = line('M18 6 6 18', 'm6 6 12 12')
