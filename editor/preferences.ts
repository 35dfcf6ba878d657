const key = 'sveltia-cms.prefs';

// A form stays open when it is saved, beside the page that shows it. Whoever wants it otherwise says so in the settings.
if (!localStorage.getItem(key)) localStorage.setItem(key, JSON.stringify({ closeOnSave: false }));
