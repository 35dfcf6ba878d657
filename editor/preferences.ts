const key = 'sveltia-cms.prefs';

// By default, a saved form stays open beside its page. Editors can change that in the settings.
if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify({ closeOnSave: false }));
