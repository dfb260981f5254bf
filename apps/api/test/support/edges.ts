import type { FieldKind } from '@cabinet/contract/find-fields'

/** Values at the edges of what a field of this kind takes, and just beyond. */
export const edges: Readonly<Record<FieldKind, readonly unknown[]>> = {
  text: ['', '%', '_', '\\', 'ё', 'x'.repeat(500), 'x'.repeat(501), 0],
  id: ['00000000-0000-4000-8000-000000000000', 'FFFFFFFF-FFFF-4FFF-BFFF-FFFFFFFFFFFF', 'x'],
  choice: ['', 'ACTIVE', 'CANCEL', 'active'],
  boolean: [true, false, 'true', 1],
  integer: [0, -0, 0.5, -1, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), -(2 ** 31) - 1, 1e21, '1'],
  kopecks: [0, 0.5, 1e-7, 2 ** 53 - 1, 2 ** 53, -(2 ** 53), 1e300, '1'],
  decimal: [0, 0.1, 1e-300, 1e12, 1e12 + 1, -1e308, '0.1'],
  day: ['0000-01-01', '0001-01-01', '9999-12-31', '10000-01-01', '2026-02-29', '2024-02-29', '-0001-01-01', '2026-1-1'],
  instant: [
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00+03:00',
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999Z',
    '9999-12-31T23:59:59-01:00',
    '2026-11-20T18:04:00-16:00',
    '2026-11-20T18:04:00+15:59',
    '2026-11-20T18:04:00+23:59',
    '2026-06-30T23:59:60Z',
    '2026-11-20T18:04:00.123456789Z',
    '2026-11-20T24:00:00Z',
    '2026-11-20',
  ],
  set: ['', 'USER', "'", 'x'.repeat(101)],
}
