export const samples = [
  {
    name: 'notes',
    props: {
      body: '## Before you come\n\nWear something *old*. Clay washes out, **oxide does not**.\n\n1. Ring the bell twice\n2. Mind the kiln\n\n- [Bus 14](https://example.com/14) stops at the gate\n- Parking behind the chapel\n\n> Hands first, then words.\n\n| Day | From |\n| --- | ---: |\n| Friday | 18:00 |\n\n```\nopen = friday\n```',
    },
  },
  {
    name: 'hostile',
    props: { body: 'Bare <b>HTML</b> is <script>words</script>, and [this](javascript:void) leads nowhere.' },
  },
] as const
