-- Sites that are older than what is kept of their beginning (0106) get the look of the template they were made from,
-- where that is known: a bare beginning by the timeline, another by a picture of its own in the documents the site began
-- with. What was copied or brought in from elsewhere began with another's look, and is left.
with template (beginning, pictures, look) as (values
  -- restaurant
  ('template', array[
    '9a82beec-5bec-8cbb-8fff-45386577130d',
    '929a14f2-b97d-8de1-80dd-b879932c3af4',
    'bcbc10d4-d48b-8efb-a5f7-607ca4907cd5',
    'a1a3a6c3-4ada-8e32-b73b-fa444fd8fd39',
    'bcb72651-dbaa-81d0-865b-edefe61d6b9c'
  ], '{"palette":{"paper":"#f6efe3","tint":"#e8dbc6","accent":"#8a2f1c","shade":"#4b382b","ink":"#1f1611"},"fonts":{"heading":{"family":"cormorant-garamond","weight":500,"leading":1.02,"tracking":-12},"text":{"family":"eb-garamond","weight":400,"leading":1.5},"button":{"family":"eb-garamond","weight":500,"tracking":10},"detail":{"family":"eb-garamond","weight":400,"italic":true}},"type":{"base":20,"ratio":1.36,"phoneRatio":1.24},"spacing":{"density":1.15,"contentWidth":1760},"corners":"square","imageShape":"plain","buttons":{"primary":{"fill":"solid","corners":"square","size":"medium"},"secondary":{"fill":"outline","corners":"square","size":"medium"},"tertiary":{"fill":"plain","corners":"square","size":"medium"}},"links":{"underline":"always","thickness":"thin"},"forms":{"field":"line","corners":"square"},"animation":"none"}'),
  -- portfolio
  ('template', array[
    '3cc0a0f1-1c70-8aac-9021-21a203f0f6e5',
    '36d9250d-1a5e-8e9a-a0c2-9e896718143b',
    'daa7de00-15e0-8643-b07e-02b1940683dd',
    '93cd3c84-45e6-8e6a-9120-ad75ede9607c',
    'f127a275-f7cf-8410-a61f-754434fd41a3',
    'daa5270e-c11b-83ca-bffb-8965e96cb036'
  ], '{"palette":{"paper":"#ece7de","tint":"#cdc6ba","accent":"#a8623c","shade":"#262422","ink":"#131211"},"fonts":{"heading":{"family":"bricolage-grotesque","weight":420,"leading":1,"tracking":-30},"text":{"family":"bricolage-grotesque","weight":350,"leading":1.5},"button":{"family":"bricolage-grotesque","weight":450},"detail":{"family":"bricolage-grotesque","weight":350}},"type":{"base":18,"ratio":1.38,"phoneRatio":1.25},"spacing":{"density":1.4,"contentWidth":1760},"corners":"square","imageShape":"plain","buttons":{"primary":{"fill":"outline","corners":"pill","size":"medium"},"secondary":{"fill":"outline","corners":"pill","size":"small"},"tertiary":{"fill":"plain","corners":"pill","size":"medium"}},"links":{"underline":"always","thickness":"thin"},"forms":{"field":"line","corners":"square"},"animation":"none"}'),
  -- consultant
  ('template', array[
    '294c5d7d-4b2e-8d6f-b01c-522336d8f746',
    '2ce743d1-23dc-8bb4-a5ea-229830854a7b',
    '00ff9adf-30fd-807a-b42a-d257c99eb5d7',
    '1d899ddf-6cff-8e5a-80cc-8c6d810d7674'
  ], '{"palette":{"paper":"#f5f6f5","tint":"#e3e6e6","accent":"#8f5420","shade":"#3b464c","ink":"#15191b"},"fonts":{"heading":{"family":"archivo","weight":500,"leading":1.06,"tracking":-24},"text":{"family":"source-serif-4","weight":400,"leading":1.55},"button":{"family":"archivo","weight":550},"detail":{"family":"archivo","weight":450}},"type":{"base":18,"ratio":1.3,"phoneRatio":1.2},"spacing":{"density":1.2,"contentWidth":1760},"corners":"square","imageShape":"plain","buttons":{"primary":{"fill":"solid","corners":"square","size":"large"},"secondary":{"fill":"outline","corners":"square","size":"medium"},"tertiary":{"fill":"plain","corners":"square","size":"medium"}},"links":{"underline":"always","thickness":"thick"},"forms":{"field":"filled","corners":"square"},"animation":"none"}'),
  -- cover
  ('cover_page', array[]::text[], '{"palette":{"paper":"#f3e8e1","tint":"#e3cdc1","accent":"#a6503a","shade":"#4a3a44","ink":"#221a22"},"fonts":{"heading":{"family":"syne","weight":700,"leading":0.94,"tracking":-35},"text":{"family":"syne","weight":500,"leading":1.4},"button":{"family":"syne","weight":650},"detail":{"family":"syne","weight":500}},"type":{"base":18,"ratio":1.38,"phoneRatio":1.24},"spacing":{"density":1,"contentWidth":1760},"corners":"square","imageShape":"plain","buttons":{"primary":{"fill":"solid","corners":"pill","size":"large"},"secondary":{"fill":"outline","corners":"pill","size":"large"},"tertiary":{"fill":"plain","corners":"pill","size":"medium"}},"links":{"underline":"always","thickness":"thin"},"forms":{"field":"box","corners":"slight"},"animation":"none"}'),
  -- parking
  ('parking_page', array[]::text[], '{"palette":{"paper":"#f1efe9","tint":"#e2ded3","accent":"#3f6b5c","shade":"#4d5450","ink":"#1c211f"},"fonts":{"heading":{"family":"space-grotesk","weight":400,"leading":1,"tracking":-40},"text":{"family":"space-grotesk","weight":400,"leading":1.5},"button":{"family":"space-grotesk","weight":500},"detail":{"family":"space-grotesk","weight":400}},"type":{"base":17,"ratio":1.4,"phoneRatio":1.2},"spacing":{"density":1,"contentWidth":1760},"corners":"slight","imageShape":"plain","buttons":{"primary":{"fill":"solid","corners":"slight","size":"medium"},"secondary":{"fill":"outline","corners":"slight","size":"medium"},"tertiary":{"fill":"plain","corners":"slight","size":"medium"}},"links":{"underline":"always","thickness":"thin"},"forms":{"field":"box","corners":"slight"},"animation":"none"}'),
  -- blank
  ('blank', array[]::text[], '{"palette":{"paper":"#ffffff","tint":"#f3f3f0","accent":"#2f5d50","shade":"#33393a","ink":"#14181a"},"fonts":{"heading":{"family":"instrument-sans","weight":560,"leading":1.06,"tracking":-22},"text":{"family":"instrument-sans","weight":400,"leading":1.55},"button":{"family":"instrument-sans","weight":540},"detail":{"family":"instrument-sans","weight":400}},"type":{"base":18,"ratio":1.32,"phoneRatio":1.2},"spacing":{"density":1,"contentWidth":1280},"corners":"slight","imageShape":"plain","buttons":{"primary":{"fill":"solid","corners":"slight","size":"medium"},"secondary":{"fill":"outline","corners":"slight","size":"medium"},"tertiary":{"fill":"plain","corners":"slight","size":"medium"}},"links":{"underline":"always","thickness":"thin"},"forms":{"field":"box","corners":"slight"},"animation":"none"}')
), made as (
  select site_styles.site_id, site_timeline.details ->> 'from' as beginning
  from site_styles
  join site_timeline on site_timeline.site_id = site_styles.site_id and site_timeline.what = 'sites.created'
  where site_styles.begun is null
), began as (
  -- Pages made with the site are of its first transaction.
  select made.site_id, string_agg(page_marks.document::text, ' ') as documents
  from made
  join page_marks on page_marks.site_id = made.site_id and page_marks.version = 0
    and page_marks.created_at = (select min(first.created_at) from page_marks as first where first.site_id = made.site_id)
  where made.beginning = 'template'
  group by made.site_id
), known as (
  select made.site_id, (array_agg(template.look))[1] as look
  from made
  left join began on began.site_id = made.site_id
  join template on template.beginning = made.beginning
    and (made.beginning <> 'template'
      or exists (select from unnest(template.pictures) as picture where began.documents like '%' || picture || '%'))
  group by made.site_id
  having count(*) = 1
)
update site_styles set begun = known.look::jsonb from known where known.site_id = site_styles.site_id;
