/** People of the demo data by their numbers. */
export const people = {
  P1: '+70000000001',
  P2: '+70000000002',
  P3: '+70000000003',
  P4: '+70000000004',
  P5: '+70000000005',
  P6: '+70000000006',
  P7: '+70000000007',
  P8: '+70000000008',
  P9: '+70000000009',
  P10: '+70000000010',
  P11: '+70000000011',
  P12: '+70000000012',
  P19: '+70000000019',
  P20: '+70000000020',
} as const

export type Person = keyof typeof people

export const PASSWORD = 'Demo-2026!'
