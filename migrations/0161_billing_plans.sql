-- The plans of a fresh instance. An operator changes them as they like. A gigabyte is 1,000,000,000 bytes.
-- Figures of limits that no area brings yet are kept for the area that will.
insert into plans (id, name, intent, included, kind, position, limits) values
  ('019aa000-0000-7000-8000-000000000001', 'Personal', 'A site for a person, a project or a portfolio.',
    array['Pages, site styles and files'],
    'standard', 1, '{"contributors": 2, "storage": 10000000000, "products": 0, "campaigns": 3, "sites": 3}'),
  ('019aa000-0000-7000-8000-000000000002', 'Business', 'For a small business that works with others.',
    array['All of Personal', 'Code of your own'],
    'standard', 2, '{"contributors": 10, "storage": 100000000000, "products": 50, "campaigns": 20, "sites": 10}'),
  ('019aa000-0000-7000-8000-000000000003', 'Commerce', 'For a large site with many files.',
    array['All of Business'],
    'standard', 3, '{"contributors": 25, "storage": 500000000000, "products": null, "campaigns": 100, "sites": 25}'),
  ('019aa000-0000-7000-8000-000000000004', 'Enterprise', 'For an organisation with several sites.',
    array['All of Commerce', 'No limits'],
    'standard', 4, '{"contributors": null, "storage": null, "products": null, "campaigns": null, "sites": null}'),
  ('019aa000-0000-7000-8000-000000000005', 'Pause', 'For the season in between: the site stays, selling rests.',
    array['The site is shown as it is', 'Nothing is sold or sent', 'Back with one click'],
    'pause', 5, '{"contributors": 2, "storage": 10000000000, "products": 0, "campaigns": 0, "sites": 3}');
insert into plan_prices (plan_id, currency, month, year) values
  ('019aa000-0000-7000-8000-000000000001', 'USD', 16, 144), ('019aa000-0000-7000-8000-000000000001', 'EUR', 15, 132),
  ('019aa000-0000-7000-8000-000000000001', 'GBP', 13, 120), ('019aa000-0000-7000-8000-000000000001', 'CHF', 16, 144),
  ('019aa000-0000-7000-8000-000000000002', 'USD', 26, 252), ('019aa000-0000-7000-8000-000000000002', 'EUR', 24, 228),
  ('019aa000-0000-7000-8000-000000000002', 'GBP', 21, 204), ('019aa000-0000-7000-8000-000000000002', 'CHF', 26, 252),
  ('019aa000-0000-7000-8000-000000000003', 'USD', 49, 468), ('019aa000-0000-7000-8000-000000000003', 'EUR', 45, 432),
  ('019aa000-0000-7000-8000-000000000003', 'GBP', 39, 372), ('019aa000-0000-7000-8000-000000000003', 'CHF', 49, 468),
  ('019aa000-0000-7000-8000-000000000004', 'USD', 199, 1990), ('019aa000-0000-7000-8000-000000000004', 'EUR', 185, 1850),
  ('019aa000-0000-7000-8000-000000000004', 'GBP', 159, 1590), ('019aa000-0000-7000-8000-000000000004', 'CHF', 199, 1990),
  ('019aa000-0000-7000-8000-000000000005', 'USD', 7, 70), ('019aa000-0000-7000-8000-000000000005', 'EUR', 6, 60),
  ('019aa000-0000-7000-8000-000000000005', 'GBP', 5, 50), ('019aa000-0000-7000-8000-000000000005', 'CHF', 7, 70);
insert into billing_settings (id, is_on, trial_plan_id, sites_without_plan)
  values (true, false, '019aa000-0000-7000-8000-000000000002', 3);
