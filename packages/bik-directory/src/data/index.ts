// Written by "cabinet-bik-directory build".
export const date = '2026-11-20'
export const source = 'sample'
export const chunks = [
  { first: '043469743', load: () => import('./chunk-0.ts') },
]
