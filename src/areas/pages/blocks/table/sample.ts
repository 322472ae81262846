export const samples = [
  {
    name: 'prices',
    props: {
      data: 'Day | Hours | Price\nMonday | 9 to 12 | £24.00\nWednesday | 14 to 18 | £32.00\nSaturday | 10 to 16 | £48.00',
      caption: 'Open studio, per person',
    },
  },
  {
    name: 'striped',
    props: {
      data: 'Route\tDistance\tClimb\nHarbour loop\t6.2\t40\nThe ridge\t14.8\t610\nOld railway\t21\t180',
      design: 'striped',
      headColumn: true,
    },
  },
  {
    name: 'boxed',
    props: { data: 'Size,Chest,Length\nS,92,68\nM,98,70\nL,"104, roomy",72', design: 'boxed' },
  },
  {
    name: 'headless',
    props: { data: 'Flour; 500 g\nWater; 350 g\nSalt; 10 g', headRow: false, headColumn: true },
  },
] as const
