/** The operator’s console: experiments. */
export const experiments = {
  'refusal.operator.variant_name': {
    text: 'Use letters, digits, hyphens and underscores.',
    note: 'At the name of a variant of an experiment (operator).',
  },
  'refusal.operator.variant_twice': {
    text: 'A variant is there twice.',
    note: 'At the variants of a segment of an experiment (operator).',
  },
  'refusal.operator.segment_twice': {
    text: 'Two segments have the same name.',
    note: 'At the segments of an experiment (operator).',
  },
  'refusal.operator.weight_fine': {
    text: 'Use at most two decimals.',
    note: 'At a share in per cent (operator).',
  },
  'refusal.operator.weights_sum': {
    text: 'The shares must add up to 100%.',
    note: 'At the shares of a segment of an experiment (operator).',
  },
  'refusal.operator.toggle_control': {
    text: 'A toggle is off where nobody is placed.',
    note: 'At the control of a feature toggle (operator).',
  },
  'refusal.operator.toggle_variants': {
    text: 'A toggle has the variants true and false.',
    note: 'At the variants of a feature toggle (operator).',
  },
  'refusal.operator.control_unknown': {
    text: 'Choose one of the variants as the control.',
    note: 'At the control of an A/B test (operator).',
  },
  'refusal.operator.condition_stray': {
    text: 'This condition does not fit what the experiment sticks to.',
    note: 'At a condition of a segment (operator): a country while the experiment sticks to accounts.',
  },
  'refusal.operator.type_stays': {
    text: 'An experiment stays a toggle or an A/B test. Make a new one instead.',
    note: 'Changing an experiment (operator).',
  },
  'refusal.operator.sticky_stays': {
    text: 'What an experiment sticks to can be changed only while it does not run.',
    note: 'Changing an experiment (operator).',
  },
  'refusal.operator.experiment_name': {
    text: 'Use letters without accents, digits and hyphens, with one dot after a namespace: commerce.gift-cards.',
    note: 'At the name of an experiment (operator).',
  },
  'refusal.operator.experiment_taken': {
    text: 'Another experiment has this name.',
    note: 'At the name of an experiment (operator).',
  },
  'refusal.operator.experiment_killed': {
    text: 'This experiment was killed. Revive it first.',
    note: 'Starting or stopping an experiment (operator).',
  },
  'refusal.operator.experiment_idle': {
    text: 'This experiment does not run.',
    note: 'Killing an experiment (operator).',
  },
  'refusal.operator.experiment_broken': {
    text: 'The definition of this experiment cannot be read. Change who sees what first.',
    note: 'Starting an experiment (operator).',
  },
  'refusal.operator.experiment_runs': {
    text: 'This experiment runs. Stop it first.',
    note: 'Removing an experiment (operator).',
  },
  'operator.experiments.title': { text: 'Experiments', note: 'Title of a screen of the operator.' },
  'operator.experiments.search': { text: 'Search by name', note: 'A search field.' },
  'operator.experiments.name': { text: 'Name', note: 'A field, and head of a column.' },
  'operator.experiments.state': { text: 'State', note: 'Head of a column, and a filter.' },
  'operator.experiments.state_draft': { text: 'Not running', note: 'State of an experiment.' },
  'operator.experiments.state_active': { text: 'Running', note: 'State of an experiment.' },
  'operator.experiments.state_killed': {
    text: 'Killed',
    note: 'State of an experiment: the kill switch was used.',
  },
  'operator.experiments.broken': {
    text: 'Cannot be read',
    note: 'State of an experiment whose definition is broken.',
  },
  'operator.experiments.type': { text: 'Kind', note: 'Head of a column, and a field.' },
  'operator.experiments.type_FEATURE_TOGGLE': {
    text: 'Toggle',
    note: 'Kind of an experiment: something is on or off.',
  },
  'operator.experiments.type_FEATURE_TOGGLE_help': {
    text: 'Something is on or off, for everybody or for a share.',
    note: 'Below “Toggle”.',
  },
  'operator.experiments.type_AB_TEST': { text: 'A/B test', note: 'Kind of an experiment.' },
  'operator.experiments.type_AB_TEST_help': {
    text: 'Variants are compared. Who saw which is noted.',
    note: 'Below “A/B test”.',
  },
  'operator.experiments.sticky': {
    text: 'Sticks to',
    note: 'Head of a column: what gets the same answer every time.',
  },
  'operator.experiments.sticky_site': { text: 'The site', note: 'What an experiment sticks to.' },
  'operator.experiments.sticky_account': { text: 'The account', note: 'What an experiment sticks to.' },
  'operator.experiments.exposed': { text: 'Exposed', note: 'Head of a column: how many saw a variant.' },
  'operator.experiments.none': { text: 'No experiments yet', note: 'In place of a table.' },
  'operator.experiments.none_text': {
    text: 'A toggle turns something on for a share of sites; an A/B test compares variants of it.',
    note: 'Below “No experiments yet”.',
  },
  'operator.experiments.no_match': { text: 'No experiment fits', note: 'A search found nothing.' },
  'operator.experiment.title': { text: 'Experiment', note: 'Title of a screen of the operator.' },
  'operator.experiment.gone': {
    text: 'This experiment does not exist, or was removed',
    note: 'In place of a screen.',
  },
  'operator.experiment.create': { text: 'Make an experiment', note: 'Button and title of a screen.' },
  'operator.experiment.create_text': {
    text: 'It does nothing before you start it.',
    note: 'Below the title.',
  },
  'operator.experiment.create_do': { text: 'Make it', note: 'Button.' },
  'operator.experiment.saved': {
    text: 'Saved; it holds from the next request on',
    note: 'Something was saved.',
  },
  'operator.experiment.about': { text: 'About this experiment', note: 'Heading.' },
  'operator.experiment.made': { text: 'Made', note: 'Term: when.' },
  'operator.experiment.changed': { text: 'Changed', note: 'Term: when.' },
  'operator.experiment.what_it_is': { text: 'What it is', note: 'Heading.' },
  'operator.experiment.name_help': {
    text: 'As the program asks for it, with its namespace: commerce.gift-cards.',
    note: 'Below a field.',
  },
  'operator.experiment.what': { text: 'What it tries', note: 'A field.' },
  'operator.experiment.what_help': {
    text: 'A sentence for whoever finds it in a year.',
    note: 'Below a field.',
  },
  'operator.experiment.sticky': { text: 'Sticks to', note: 'A field: what gets the same answer every time.' },
  'operator.experiment.sticky_help': {
    text: 'A site, or an account, gets the same answer every time.',
    note: 'Below a field.',
  },
  'operator.experiment.sticky_stays': {
    text: 'Stop it to change this: who sees what would be shuffled.',
    note: 'Below a field that cannot be changed.',
  },
  'operator.experiment.control': { text: 'Control', note: 'A field: the variant of those who take no part.' },
  'operator.experiment.control_help': {
    text: 'What everybody gets who is in no segment, and after a kill.',
    note: 'Below a field.',
  },
  'operator.experiment.segments': { text: 'Segments', note: 'Heading.' },
  'operator.experiment.segments_help': {
    text: 'Read from the top: the first that fits is taken.',
    note: 'Below “Segments”.',
  },
  'operator.experiment.segment': { text: 'Segment', note: 'Head of a column.' },
  'operator.experiment.segment_first': {
    text: 'Everybody',
    note: 'Name that the first segment begins with.',
  },
  'operator.experiment.segment_new': {
    text: 'Segment {place}',
    note: 'Name that a further segment begins with.',
  },
  'operator.experiment.segment_name': { text: 'Segment {place}', note: 'A field: the name of a segment.' },
  'operator.experiment.segment_add': { text: 'Add a segment', note: 'Button.' },
  'operator.experiment.segment_up': { text: 'Move up', note: 'Name of a button.' },
  'operator.experiment.segment_remove': { text: 'Remove this segment', note: 'Name of a button.' },
  'operator.experiment.who': { text: 'For whom', note: 'Heading that unfolds the conditions of a segment.' },
  'operator.experiment.everybody': { text: 'Everybody', note: 'A segment without conditions.' },
  'operator.experiment.conditions': {
    text: '{count, plural, one {# condition} other {# conditions}}',
    note: 'How many conditions a segment has.',
  },
  'operator.experiment.countries': { text: 'Countries', note: 'A field.' },
  'operator.experiment.countries_help': {
    text: 'Codes of two letters with commas between: US, JP.',
    note: 'Below a field.',
  },
  'operator.experiment.languages': { text: 'Languages', note: 'A field.' },
  'operator.experiment.languages_help': {
    text: 'With commas between: en-US, de-DE.',
    note: 'Below a field.',
  },
  'operator.experiment.site_ids': { text: 'Only these sites', note: 'A field: identifiers.' },
  'operator.experiment.account_ids': { text: 'Only these accounts', note: 'A field: identifiers.' },
  'operator.experiment.ids_help': { text: 'An ID a line.', note: 'Below a field.' },
  'operator.experiment.circle': {
    text: 'Only sites in the circle',
    note: 'A checkbox: sites that try new features.',
  },
  'operator.experiment.variant': { text: 'Variant', note: 'A field, and head of a column.' },
  'operator.experiment.share': { text: 'Share', note: 'A field: per cent.' },
  'operator.experiment.variant_add': { text: 'Add a variant', note: 'Button.' },
  'operator.experiment.variant_remove': { text: 'Remove this variant', note: 'Name of a button.' },
  'operator.experiment.even': { text: 'Even out', note: 'Button: all variants get the same share.' },
  'operator.experiment.fill': {
    text: 'Fill up the last',
    note: 'Button: the last variant gets the share that is left.',
  },
  'operator.experiment.sum_whole': { text: '{sum}% in all', note: 'What the shares add up to.' },
  'operator.experiment.sum_off': {
    text: '{sum}% in all. It must be 100%.',
    note: 'What the shares add up to, when it is not 100%.',
  },
  'operator.experiment.start': { text: 'Start', note: 'Button.' },
  'operator.experiment.stop': { text: 'Stop', note: 'Button.' },
  'operator.experiment.kill': { text: 'Kill', note: 'Button: the kill switch.' },
  'operator.experiment.revive': { text: 'Revive', note: 'Button: takes the kill switch back.' },
  'operator.experiment.remove': { text: 'Remove', note: 'Button.' },
  'operator.experiment.kill_title': { text: 'Kill {name}', note: 'Title of a dialog.' },
  'operator.experiment.kill_text': {
    text: 'From the next request on, a toggle is off for everybody and a test shows its control.',
    note: 'In a dialog.',
  },
  'operator.experiment.killed': { text: 'Killed', note: 'Title of a note.' },
  'operator.experiment.killed_text': {
    text: 'A toggle is off for everybody, a test shows its control. Revive it to go on where it was.',
    note: 'In a note.',
  },
  'operator.experiment.broken_text': {
    text: 'It answers with its control until you change who sees what, and save.',
    note: 'In a note about a definition that cannot be read.',
  },
  'operator.experiment.exposures': { text: 'Who saw what', note: 'Heading.' },
  'operator.experiment.exposures_none': { text: 'Nobody saw it yet', note: 'In place of a table.' },
  'operator.experiment.exposures_none_text': {
    text: 'Each site or account is noted once, when it is first shown its variant.',
    note: 'Below “Nobody saw it yet”.',
  },
  'operator.experiment.subject': { text: 'Site or account', note: 'Head of a column.' },
  'operator.experiment.first_at': { text: 'First shown', note: 'Head of a column: when.' },
  'operator.experiment.count': {
    text: '{segment}, {variant}: {subjects, number}',
    note: 'How many of a segment saw a variant.',
  },
} as const
