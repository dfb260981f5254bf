/** A block that stands for content in stories about layout. */
export const sample = (label: string, height = 40) => (
  <div
    key={label}
    style={{
      minHeight: height,
      padding: '8px 12px',
      borderRadius: 8,
      background: 'var(--cabinet-color-accent-soft)',
      color: 'var(--cabinet-color-accent)',
    }}
  >
    {label}
  </div>
)
