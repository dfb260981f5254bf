/** Nobody: stands for a person who does not exist, so that the time does not tell. */
export const NOBODY = '00000000-0000-4000-8000-000000000000'
