#!/usr/bin/python3
"""A WebKitGTK window without anything around its page, for WebKitWebDriver: a browser's own would be too wide for a phone.

It writes the errors of its pages and their failed requests to a file. Options: --log=FILE --width=PX --height=PX
--theme=light|dark --motion=reduce|no-preference --scripts=true|false.
"""

import os
import sys
import tempfile

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2  # noqa: E402

options = dict(argument[2:].partition('=')[::2] for argument in sys.argv[1:])
log = open(options['log'], 'a', buffering=1)

profile = tempfile.mkdtemp(dir=os.path.dirname(options['log']))
context = WebKit2.WebContext(
    website_data_manager=WebKit2.WebsiteDataManager(base_data_directory=profile, base_cache_directory=profile)
)
context.set_automation_allowed(True)


def tell(*words):
    log.write(' '.join(map(str, words)).replace('\n', ' ') + '\n')


# WebKitGTK does not write the console of an automated page anywhere.
REPORT = '''(() => {
  const tell = (...words) => webkit.messageHandlers.problem.postMessage(words.join(' '));
  for (const kind of ['error', 'warn']) {
    const write = console[kind];
    console[kind] = (...words) => {
      tell(kind + ':', ...words.map((word) => String(word?.stack ?? word)));
      write.apply(console, words);
    };
  }
  addEventListener('error', ({ message }) => {
    if (message) tell('uncaught:', message);
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => tell('uncaught:', reason));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    tell('refused by', violatedDirective + ':', blockedURI));
})()'''


def watch(view, resource, request):
    resource.connect('failed', lambda resource, error: tell(error.message + ':', resource.get_uri()))

    def finished(resource):
        response = resource.get_response()
        if response and response.get_status_code() >= 400:
            tell(f'{response.get_status_code()}:', resource.get_uri())

    resource.connect('finished', finished)


def create_view(session):
    settings = WebKit2.Settings(
        enable_javascript=options['scripts'] == 'true',
        enable_smooth_scrolling=False,
        # Mesa's software renderer crashes now and then.
        hardware_acceleration_policy=WebKit2.HardwareAccelerationPolicy.NEVER,
    )
    content = WebKit2.UserContentManager()
    content.register_script_message_handler('problem')
    content.connect('script-message-received::problem', lambda content, result: tell(result.get_js_value().to_string()))
    content.add_script(
        WebKit2.UserScript(
            REPORT, WebKit2.UserContentInjectedFrames.ALL_FRAMES, WebKit2.UserScriptInjectionTime.START, None, None
        )
    )
    view = WebKit2.WebView(
        web_context=context, is_controlled_by_automation=True, settings=settings, user_content_manager=content
    )
    view.connect('resource-load-started', watch)
    view.connect('web-process-terminated', lambda view, reason: tell('the web process ended:', reason.value_nick))
    system = Gtk.Settings.get_default().props
    system.gtk_application_prefer_dark_theme = options['theme'] == 'dark'
    system.gtk_enable_animations = options['motion'] == 'no-preference'
    window = Gtk.Window(decorated=False)
    window.add(view)
    window.set_default_size(int(options['width']), int(options['height']))
    window.show_all()
    view.grab_focus()
    view.connect('close', lambda view: (window.destroy(), Gtk.main_quit()))
    return view


def start(context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('webkit_window')
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect('create-web-view', create_view)


context.connect('automation-started', start)
Gtk.main()
