/** How the state of deliveries looks. */
export const webhookTones = { OFF: 'neutral', DELIVERING: 'positive', RETRYING: 'notice', PAUSED: 'negative' } as const
