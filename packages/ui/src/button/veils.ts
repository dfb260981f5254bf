/** How much of its ink a button without a fill of its own lays over its ground, in per cent. */
export const veils = { hovered: 12, pressed: 18 } as const
